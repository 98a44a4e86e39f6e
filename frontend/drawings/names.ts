// The drawings of which a text chooses one by its name. This file contains no drawing, so that content, scripts and tests may
// read it.

/** The small drawings of the trades. */
export type Trade = 'web' | 'mobile' | 'testing' | 'team' | 'data' | 'cloud';

/** The houses of the street on the home page. */
export type House = 'commerce' | 'health' | 'finance' | 'manufacturing' | 'education' | 'automotive';

/** The small drawings of the other home page. */
export type Industry = Exclude<House, 'manufacturing'> | 'transport' | 'retail';

/** The sketched pages inside of a browser's frame. */
export type Sketch = 'slots' | 'building' | 'shelf' | 'chart' | 'map' | 'lesson';

/** The portraits; each is called after its tool. */
export type PortraitName = 'roll' | 'plumb' | 'chart' | 'globe' | 'board' | 'square' | 'stack' | 'lens';

/** The hand tools on the wall. */
export type Tool = 'cloud' | 'database' | 'payment' | 'scanner' | 'message' | 'map' | 'watch';

/** The stations of a design. */
export type Station = 'discover' | 'define' | 'design' | 'handoff' | 'validate';
