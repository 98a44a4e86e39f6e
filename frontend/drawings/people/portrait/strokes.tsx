import type { Cloth, Skin } from '../looks.ts';

/** The kind of a line: a thing of some colour, a seam, or the person's own cloth (own) or skin (skin). */
type Ink =
  | 'own'
  | 'skin'
  | 'white'
  | 'sand'
  | 'ink'
  | 'raised'
  | 'accent'
  | 'deep'
  | 'deep-pale'
  | 'side'
  | 'seam'
  | 'seam faint'
  | 'seam signal'
  | 'seam dashed';
export type Stroke = readonly [ink: Ink, path: string];

const cloths: readonly Ink[] = ['white', 'sand', 'ink'];

/** Strokes one over the other. */
export function Strokes({ of, skin = 1, cloth = 'deep' }: { of: readonly Stroke[]; skin?: Skin; cloth?: Cloth }) {
  const classOf = (ink: Ink) => {
    if (ink.startsWith('seam')) return ink;
    if (ink === 'own') return `fill cloth-${cloth}`;
    if (ink === 'skin') return `fill skin-${skin}`;
    return cloths.includes(ink) ? `fill cloth-${ink}` : `fill ${ink}`;
  };
  return of.map(([ink, path]) => <path key={path} className={classOf(ink)} d={path} />);
}

/** A ring as a path. */
export const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
