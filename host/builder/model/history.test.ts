import { begin, change, complete, redo, STEPS, undo } from './history';

describe('steps', () => {
  it('go back and forward, and a change ends what was taken back', () => {
    const two = change(change(begin('a'), 'b'), 'c');
    expect(undo(two).now).toBe('b');
    expect(undo(undo(undo(two))).now).toBe('a');
    expect(redo(undo(two)).now).toBe('c');
    expect(redo(two).now).toBe('c');
    expect(redo(change(undo(two), 'd')).now).toBe('d');
  });

  it('of one kind in a row are one', () => {
    const typed = change(change(change(begin('a'), 'b'), 'bc', 'label'), 'bcd', 'label');
    expect(undo(typed).now).toBe('b');
    expect(change(typed, 'bcd', 'label')).toBe(typed);
    expect(undo(change(undo(typed), 'x', 'label')).now).toBe('b');
  });

  it('are none that something takes by itself', () => {
    const moved = change(change(begin('a'), 'b'), 'c', 'place');
    const completed = complete(undo(moved), 'b with outputs');
    expect([completed.now, undo(completed).now, redo(completed).now]).toEqual(['b with outputs', 'a', 'c']);
    expect(undo(change(complete(moved, 'c with outputs'), 'd', 'place')).now).toBe('b');
  });

  it('are forgotten after many', () => {
    let many = begin(0);
    for (let at = 1; at <= STEPS + 5; at += 1) many = change(many, at);
    expect(many.past).toHaveLength(STEPS);
  });
});
