interface RuleInWords {
  name: string;
  /** The demand of the rule, and the facts behind it where axe could not decide. */
  text: string;
  /** Why axe could not tell, by its short name for the reason. */
  reasons?: Readonly<Record<string, string>>;
}

/** The rules of axe that a run has left open, by the names that axe gives them. */
export const rulesInWords: Readonly<Record<string, RuleInWords>> = {
  'color-contrast': {
    name: 'Text stands out from its ground',
    text: 'Text needs a contrast of 4.5 to 1 to what lies behind it, large letters one of 3 to 1. A test computes it for our colours of text on each plain ground, and on the lines of the squared paper. Where text lies on a drawing or on another part, nobody has measured it.',
    reasons: {
      bgGradient:
        'Behind the text lies a ground of more than one colour. With us that is squared paper, whose lines the test includes, or the line at the foot of a field.',
      bgOverlap: 'Another part lies over the text or under it, as in a row that is pushed sideways.',
      default: 'axe gave no reason.',
      elmPartiallyObscuring: 'The text reaches over the edge of another part, so that it has two grounds.',
      emptyValue:
        'A field is empty, so that there is no text to measure: that of the newsletter stands at the foot of every page.',
      imgNode: 'A drawing or a sign is part of the ground, and axe does not read the colours in it.',
      nonBmp: 'The text consists of signs alone, such as a multiplication sign or an arrow.',
      shortTextContent: 'A single letter or sign is too little to measure, for instance in the balloon of a drawing.',
    },
  },
  'label-content-name-mismatch': {
    name: 'The words on a link are part of its name',
    text: 'Who steers a browser by voice says the words that stand on a link. The balloons of our drawings show a letter, and their names begin with it, as in “A: Write to us”.',
    reasons: { default: 'The link shows a single letter, which axe does not compare with a name.' },
  },
};

/** A rule in plain words; in the words of axe as long as it has none here. */
export const inWords = (rule: string, help: string): RuleInWords => rulesInWords[rule] ?? { name: help, text: help };
