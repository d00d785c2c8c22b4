import { KeptAnswers } from './kept-answers';

const answer = (body: string) => ({ type: 'text/plain', body });

describe('kept answers', () => {
  it('let the least used go when they no longer fit', () => {
    const kept = new KeptAnswers(80);
    for (let i = 0; i < 8; i++) kept.keep(`tag ${i}`, answer('0123456789'));
    expect(kept.get('tag 0')?.body).toBe('0123456789');
    kept.keep('tag 8', answer('0123456789'));
    expect(kept.get('tag 1')).toBeUndefined();
    expect(kept.get('tag 0')).toBeDefined();
    expect(kept.get('tag 8')).toBeDefined();
  });

  it('do not take an answer that would push out too many others', () => {
    const kept = new KeptAnswers(80);
    kept.keep('large', answer('01234567890'));
    expect(kept.get('large')).toBeUndefined();
  });
});
