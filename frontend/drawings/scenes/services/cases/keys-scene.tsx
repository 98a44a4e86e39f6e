import { Drawing } from '../../../kit/drawing.tsx';

const [PITCH, WIDTH, TOP] = [54, 270, 8] as const;
const hooks = [0, 1, 2, 3, 4] as const;
const boards = [
  { left: 8, keys: 1 },
  { left: 8 + WIDTH + 16, keys: hooks.length },
] as const;

const placeOf = (left: number, hook: number) => left + 22 + hook * PITCH;
const looks = ['fill-signal', 'fill-raised', 'fill-deep', 'fill-side', 'fill-paper'] as const;
/** A key that hangs by its ring; each has a bit of its own. */
const keyOf = (left: number, hook: number) => {
  const [x, bit, notch] = [placeOf(left, hook) + 3, 6 + ((hook * 3) % 5), 2 + (hook % 3)];
  const shaft = `M${x - 3} ${TOP + 46}v46h${bit + 6}v-8h-${notch}v-7h${notch}v-8h-${bit}V${TOP + 46}Z`;
  return `${shaft}M${x} ${TOP + 22}a12.5 12.5 0 1 0 .1 0Zm0 7a5.5 5.5 0 1 1-.1 0Z`;
};

/** Two boards of a key rack, seen from the front: one key hangs on the first, one for each hook on the second. */
export function KeysScene() {
  return (
    <Drawing
      viewBox="0 0 572 134"
      label="A rack of two boards with five hooks each: on the first one hangs a single key, on the second one five, and that key is the first of them"
    >
      {boards.map(({ left, keys }) => (
        <g key={left}>
          <path className="fill-paper stroke-ink stroke-2" d={`M${left} ${TOP}h${WIDTH}v118h-${WIDTH}Z`} />
          <path className="fill-none stroke-line" d={`M${left} ${TOP + 14}h${WIDTH}`} />
          <path
            className="fill-none stroke-ink stroke-2"
            d={hooks.map((hook) => `M${placeOf(left, hook)} ${TOP + 14}v8q0 5 5 5t5-5`).join('')}
          />
          {hooks.slice(0, keys).map((hook) => (
            <path key={hook} className={`${looks[hook]} stroke-ink`} fillRule="evenodd" d={keyOf(left, hook)} />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
