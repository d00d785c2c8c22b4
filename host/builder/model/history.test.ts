import { begin, change, redo, STEPS, undo } from './history';

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

  it('are forgotten after many', () => {
    let many = begin(0);
    for (let at = 1; at <= STEPS + 5; at += 1) many = change(many, at);
    expect(many.past).toHaveLength(STEPS);
  });
});
