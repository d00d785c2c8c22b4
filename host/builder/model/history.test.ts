import { begin, change, complete, redo, STEPS, undo } from './history';

describe('history', () => {
  it('goes back and forward, and drops the undone steps after a change', () => {
    const two = change(change(begin('a'), 'b'), 'c');
    expect(undo(two).now).toBe('b');
    expect(undo(undo(undo(two))).now).toBe('a');
    expect(redo(undo(two)).now).toBe('c');
    expect(redo(two).now).toBe('c');
    expect(redo(change(undo(two), 'd')).now).toBe('d');
  });

  it('merges consecutive changes of one kind into one step', () => {
    const typed = change(change(change(begin('a'), 'b'), 'bc', 'label'), 'bcd', 'label');
    expect(undo(typed).now).toBe('b');
    expect(change(typed, 'bcd', 'label')).toBe(typed);
    expect(undo(change(undo(typed), 'x', 'label')).now).toBe('b');
  });

  it('adds no step for a change that completes by itself', () => {
    const moved = change(change(begin('a'), 'b'), 'c', 'place');
    const completed = complete(undo(moved), 'b with outputs');
    expect([completed.now, undo(completed).now, redo(completed).now]).toEqual(['b with outputs', 'a', 'c']);
    expect(undo(change(complete(moved, 'c with outputs'), 'd', 'place')).now).toBe('b');
  });

  it('keeps only the last steps', () => {
    let many = begin(0);
    for (let at = 1; at <= STEPS + 5; at += 1) many = change(many, at);
    expect(many.past).toHaveLength(STEPS);
  });
});
