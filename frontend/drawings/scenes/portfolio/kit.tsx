import { Box, Measure, Press, Say, Screen, Stroke, Window, type WorkProps } from './screen.tsx';

const questions = [
  ['1', 'At noon, your skin is', ['oily', 'dry', 'both'], 0],
  ['2', 'The air where you live is', ['humid', 'dry', 'cold'], 0],
  ['3', 'You would like it with', ['no scent', 'neem', 'rose'], 0],
] as const;

const parts = [
  ['bottle', 'Neem serum', '30 ml', '₹ 649', '1', 'because you said oily'],
  ['pump', 'Rice wash', '100 ml', '₹ 349', '3', 'because you said no scent'],
  ['tube', 'Clear SPF 50', '50 ml', '₹ 499', '2', 'because you said humid'],
] as const;

const sums = [
  ['Three parts', '₹ 1,497'],
  ['As a kit', '− ₹ 150'],
  ['Delivery', '₹ 0'],
] as const;

/** Vessels for the shelf, drawn upwards from the middle of the foot. */
const vessels = {
  bottle: (
    <>
      <Stroke d="M-17 0v-52q0-9 9-11v-6H8v6q9 2 9 11V0q0 4-4 4h-26q-4 0-4-4Z" look="pale" />
      <Stroke d="M-10-69v-15h20v15ZM-5-84q-2-19 5-20 7 1 5 20Z" look="dark" />
      <Box at={[-17, -44, 34, 30]} look="raised" />
      <Stroke d="M-10-35h20M-10-28h14" />
    </>
  ),
  pump: (
    <>
      <Stroke d="M-20 4v-60q0-8 10-9h20q10 1 10 9V4Z" look="raised" />
      <Stroke d="M-7-65v-10h5v-13h-15v-7H6v7H3v13h4v10Z" look="dark" />
      <Box at={[-20, -44, 40, 26]} look="pale" />
      <Stroke d="M-12-36h24M-12-29h16" />
    </>
  ),
  tube: (
    <>
      <Stroke d="M-17-82h34L11-14h-22Z" look="shade" />
      <Stroke d="M-18-88h36v6h-36ZM-9-14H9V4H-9Z" look="dark" />
      <Stroke d="M-8-62H8M-7-54H4" />
    </>
  ),
};

const Answer = ({ at: [x, y], number }: { at: readonly [number, number]; number: string }) => (
  <>
    <circle className="red raised" cx={x} cy={y} r="11" />
    <Say at={[x, y + 4]} look="m middle" size={12}>
      {number}
    </Say>
  </>
);

/** The three things of a kit, each with the answer that put it there. Prices end at `right`. */
export const KitParts = ({ right }: { right: number }) =>
  parts.map(([vessel, name, size, price, number, why], row) => {
    const y = row * 108;
    return (
      <g key={name}>
        <Box at={[0, y, 84, 98]} look="side" />
        <g transform={`translate(42 ${y + (vessel === 'tube' ? 91 : 92)}) scale(.82)`}>{vessels[vessel]}</g>
        <Say at={[104, y + 30]} look="b" size={17}>
          {name}
        </Say>
        <Say at={[right, y + 30]} look="m end" size={15}>
          {price}
        </Say>
        <Say at={[104, y + 50]} look="m soft" size={12}>
          {size}
        </Say>
        <Answer at={[115, y + 76]} number={number} />
        <Say at={[135, y + 81]} look="hot b" size={14}>
          {why}
        </Say>
      </g>
    );
  });

/** Three questions at the left, the kit that follows from them at the right. */
export function KitScreen({ work }: WorkProps) {
  return (
    <Screen
      size={[820, 600]}
      label="Three answered questions, and a kit of three things that each name their answer, for ₹ 1,347"
    >
      <Window size={[820, 560]} url={work.url} path="/kit" />
      <Say at={[24, 68]} look="d" size={22}>
        {work.client}
      </Say>
      <Say at={[796, 67]} look="b end" size={14}>
        Bag (1)
      </Say>
      <Stroke d="M0 88H820" look="rule" />
      <Box at={[0.6, 88, 309, 471]} look="side bare" />
      {questions.map(([number, question, answers, chosen], row) => (
        <g key={number}>
          <Answer at={[35, 124 + row * 140]} number={number} />
          <Say at={[56, 129 + row * 140]} look="b" size={15}>
            {question}
          </Say>
          {answers.map((answer, at) => (
            <g key={answer}>
              <Box at={[24 + at * 90, 152 + row * 140, 82, 44]} look={at === chosen ? 'pale thick' : 'raised'} />
              <Say at={[65 + at * 90, 179 + row * 140]} look={at === chosen ? 'b middle' : 'middle'} size={14}>
                {answer}
              </Say>
            </g>
          ))}
        </g>
      ))}
      <Say at={[24, 532]} look="soft">
        Change an answer: the kit changes beside it.
      </Say>
      <Stroke d="M310 88V560" />
      <Say at={[336, 128]} look="d" size={22}>
        Your kit, and why
      </Say>
      <g transform="translate(336 146)">
        <KitParts right={460} />
      </g>
      <Stroke d="M336 474H796" />
      {sums.map(([what, price], row) => (
        <g key={what}>
          <Say at={[336, 498 + row * 22]} look="soft">
            {what}
          </Say>
          <Say at={[490, 498 + row * 22]} look="m end">
            {price}
          </Say>
        </g>
      ))}
      <Press at={[540, 490, 256, 54]}>Order the kit, ₹ 1,347</Press>
      <Measure from={[0, 576]} length={310}>
        3 questions
      </Measure>
      <Measure from={[310, 576]} length={510}>
        0.7 s until the kit is there
      </Measure>
    </Screen>
  );
}

const ingredients = [
  ['Niacinamide', 5],
  ['Glycerin', 3],
  ['Neem leaf', 2],
  ['Zinc PCA', 1],
] as const;

const returned = [
  ['Before', 18, 'shade'],
  ['Since', 13, 'signal'],
] as const;

/** One bottle with its measures, and how many kits come back. */
export function KitBottle() {
  return (
    <Screen
      size={[360, 600]}
      label="A bottle of 108 mm with its ingredients, and returns: 18 of a hundred kits before, 13 since"
    >
      <Box at={[0, 0, 360, 330]} look="raised" />
      <g transform="translate(94 292) scale(2.4)">{vessels.bottle}</g>
      <Measure from={[30, 44]} length={252} upright>
        108 mm
      </Measure>
      <Say at={[176, 52]} look="m soft" size={12}>
        In the bottle
      </Say>
      {ingredients.map(([name, share], row) => (
        <g key={name}>
          <Say at={[176, 88 + row * 60]} look="b" size={14}>
            {name}
          </Say>
          <Say at={[338, 88 + row * 60]} look="m end" size={14}>
            {`${share} %`}
          </Say>
          <Box at={[176, 98 + row * 60, 162, 12]} look="side" />
          <Box at={[176, 98 + row * 60, share * 28, 12]} look={name === 'Neem leaf' ? 'signal' : 'deep'} />
        </g>
      ))}
      <Say at={[0, 378]} look="b" size={17}>
        Of a hundred kits, came back
      </Say>
      {returned.map(([when, count, look], row) => (
        <g key={when}>
          <Say at={[0, 412 + row * 66]} look="m soft" size={14}>
            {when}
          </Say>
          <Box at={[0, 422 + row * 66, count * 16, 28]} look={look} />
          <Say at={[count * 16 + 10, 443 + row * 66]} look="d" size={19}>
            {count}
          </Say>
        </g>
      ))}
      <Stroke d="M208 524V556M288 524V556" look="quiet" />
      <Measure from={[208, 556]} length={80}>
        − 28 %
      </Measure>
    </Screen>
  );
}
