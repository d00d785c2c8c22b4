import { ownCondition } from './own-condition';

describe('the condition of a layer', () => {
  it('is the one it had before it was filtered', () => {
    const layer = { definitionExpression: "tagged = 'Yes'" };
    expect(ownCondition(layer)).toBe("tagged = 'Yes'");
    layer.definitionExpression = "(tagged = 'Yes') AND (pots > 3)";
    expect(ownCondition(layer)).toBe("tagged = 'Yes'");
  });

  it.each([null, undefined, ''])('keeps everything where there is none: %j', (definitionExpression) => {
    expect(ownCondition({ definitionExpression })).toBe('1=1');
  });
});
