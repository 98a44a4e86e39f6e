import { Drawing } from '../../../kit/drawing.tsx';

const [PITCH, BOARD] = [54, 118] as const;
const hooks = [0, 1, 2, 3, 4] as const;
const boards = [
  { top: 8, keys: 1 },
  { top: 8 + BOARD + 14, keys: hooks.length },
] as const;

const placeOf = (hook: number) => 30 + hook * PITCH;
const looks = ['fill-signal', 'fill-raised', 'fill-deep', 'fill-side', 'fill-paper'] as const;
/** A key that hangs by its ring; each has a bit of its own. */
const keyOf = (hook: number, top: number) => {
  const [x, bit, notch] = [placeOf(hook) + 3, 6 + ((hook * 3) % 5), 2 + (hook % 3)];
  const shaft = `M${x - 3} ${top + 46}v46h${bit + 6}v-8h-${notch}v-7h${notch}v-8h-${bit}V${top + 46}Z`;
  return `${shaft}M${x} ${top + 22}a12.5 12.5 0 1 0 .1 0Zm0 7a5.5 5.5 0 1 1-.1 0Z`;
};

/** Two boards of a key rack, seen from the front: one key hangs on the upper, one for each hook on the lower. */
export function KeysScene() {
  return (
    <Drawing
      viewBox="0 0 286 272"
      label="A rack of two boards with five hooks each: on the upper one hangs a single key, on the lower one five, and that key is the first of them"
    >
      {boards.map(({ top, keys }) => (
        <g key={top}>
          <path className="fill-paper stroke-ink stroke-2" d={`M8 ${top}H278V${top + BOARD}H8Z`} />
          <path className="fill-none stroke-line" d={`M8 ${top + 14}H278`} />
          <path
            className="fill-none stroke-ink stroke-2"
            d={hooks.map((hook) => `M${placeOf(hook)} ${top + 14}v8q0 5 5 5t5-5`).join('')}
          />
          {hooks.slice(0, keys).map((hook) => (
            <path key={hook} className={`${looks[hook]} stroke-ink`} fillRule="evenodd" d={keyOf(hook, top)} />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
