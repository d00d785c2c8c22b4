import { createHistory, pushChange, replaceCurrent, redoChange, MAX_UNDO_STEPS, undoChange } from './history';

describe('history', () => {
  it('goes back and forward, and drops the undone steps after a change', () => {
    const two = pushChange(pushChange(createHistory('a'), 'b'), 'c');
    expect(undoChange(two).now).toBe('b');
    expect(undoChange(undoChange(undoChange(two))).now).toBe('a');
    expect(redoChange(undoChange(two)).now).toBe('c');
    expect(redoChange(two).now).toBe('c');
    expect(redoChange(pushChange(undoChange(two), 'd')).now).toBe('d');
  });

  it('merges consecutive changes of one kind into one step', () => {
    const typed = pushChange(pushChange(pushChange(createHistory('a'), 'b'), 'bc', 'label'), 'bcd', 'label');
    expect(undoChange(typed).now).toBe('b');
    expect(pushChange(typed, 'bcd', 'label')).toBe(typed);
    expect(undoChange(pushChange(undoChange(typed), 'x', 'label')).now).toBe('b');
  });

  it('adds no step for a change that completes by itself', () => {
    const moved = pushChange(pushChange(createHistory('a'), 'b'), 'c', 'place');
    const completed = replaceCurrent(undoChange(moved), 'b with outputs');
    expect([completed.now, undoChange(completed).now, redoChange(completed).now]).toEqual([
      'b with outputs',
      'a',
      'c'
    ]);
    expect(undoChange(pushChange(replaceCurrent(moved, 'c with outputs'), 'd', 'place')).now).toBe('b');
  });

  it('keeps only the last steps', () => {
    let many = createHistory(0);
    for (let at = 1; at <= MAX_UNDO_STEPS + 5; at += 1) many = pushChange(many, at);
    expect(many.past).toHaveLength(MAX_UNDO_STEPS);
  });
});
