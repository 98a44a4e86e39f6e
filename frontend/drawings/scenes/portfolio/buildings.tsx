import { Box, Hatch, Say, Screen, Stroke, Window, type WorkProps } from './screen.tsx';

const FLOOR = 17;
const topOf = (floor: number) => 254 - floor * FLOOR;

/** What is done of the seventh floor. */
export const trades = [
  ['Brickwork', 'done'],
  ['Windows', '12 of 14'],
  ['Plaster', 'from 15 June'],
] as const;

/** The tower under its crane: eight floors stand, the ninth is being made, three are still to come. */
export const Tower = () => (
  <>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((floor) => (
      <Box key={floor} at={[52, topOf(floor), 96, FLOOR]} look={floor === 7 ? 'signal' : 'pale'} />
    ))}
    <Stroke
      d={[1, 2, 3, 4, 5, 6, 8]
        .map(
          (floor) =>
            `M62 ${topOf(floor) + 5}v8h9v-8zM82 ${topOf(floor) + 5}v8h9v-8zM109 ${topOf(floor) + 5}v8h9v-8zM129 ${topOf(floor) + 5}v8h9v-8z`,
        )
        .join('')}
      look="quiet raised"
    />
    <Hatch at={[52, topOf(9), 96, FLOOR]} />
    <Stroke d="M52 101V50H148V101M52 84H148M52 67H148" look="dashed" />
    <Stroke d="M36 254V44H164M36 56 60 44M152 44V60M147 60h10v6h-10zM20 254H168" />
  </>
);

/** A tower with its floors as far as they are, and the page of the seventh. */
export function TowerScreen({ work }: WorkProps) {
  return (
    <Screen
      size={[420, 280]}
      label="A tower of twelve floors, eight of them built, and the state of the seventh: windows 12 of 14"
    >
      <Window size={[420, 280]} url={work.url} path="/7-east" />
      <Tower />
      <Stroke d="M148 143H192" look="red" />
      <Say at={[192, 64]} look="m soft" size={12}>
        Friday 5 June
      </Say>
      <Say at={[192, 88]} look="d" size={22}>
        Floor 7, east
      </Say>
      <Box at={[192, 104, 204, 78]} look="side" />
      <Stroke d="M192 166 244 140 300 166 348 128 396 156M192 182V104M226 104v78M362 104v78" look="quiet" />
      <Box at={[236, 118, 44, 64]} look="raised" />
      <Box at={[304, 118, 44, 64]} look="raised" />
      <Stroke d="M258 118v64M236 150h44M326 118v64" />
      {trades.map(([trade, state], row) => (
        <g key={trade}>
          <Say at={[192, 208 + row * 24]} size={14}>
            {trade}
          </Say>
          <Say at={[396, 208 + row * 24]} look="m end" size={12}>
            {state}
          </Say>
          <Stroke d={`M192 ${214 + row * 24}h204`} look="rule" />
        </g>
      ))}
    </Screen>
  );
}

const shops = [
  ['Bowls', 'shade'],
  ['Tea', 'signal'],
  ['Quilts', 'pale'],
  ['Brass', 'shade'],
  ['Books', 'pale'],
] as const;

const basket = [
  ['Blue bowl, 22 cm', '₹ 850'],
  ['Tea, 250 g', '₹ 240'],
  ['Quilt, single', '₹ 1,900'],
] as const;

/** A lane of shops under their awnings, and one basket from three of them. */
export function LaneScreen({ work }: WorkProps) {
  return (
    <Screen size={[420, 280]} label="Five shops in a lane, and one basket with things from three of them for ₹ 2,990">
      <Window size={[420, 280]} url={work.url} />
      {shops.map(([sells, look], at) => {
        const x = 20 + at * 76;
        const bought = at < 3;
        return (
          <g key={sells}>
            <Box at={[x, 66, 76, 62]} look="paper" />
            <Stroke
              d={`M${x} 46h76v22a12.7 12.7 0 0 1-25.3 0 12.7 12.7 0 0 1-25.4 0 12.7 12.7 0 0 1-25.3 0Z`}
              look={look}
            />
            <Stroke
              d={`M${x + 25.3} 46v22M${x + 50.7} 46v22M${x + 46} 128v-34h20v34M${x + 8} 94h30v20h-30z`}
              look="quiet"
            />
            <Say at={[x + 8, 145]} look={bought ? 'b' : 'soft'}>
              {sells}
            </Say>
            {bought && <Stroke d={`M${x + 23} 150v8`} look="red" />}
          </g>
        );
      })}
      <Stroke d="M20 128H400" />
      <Stroke d="M43 158H400" look="red" />
      <Stroke d="M380 158v20" look="red" />
      {basket.map(([thing, price], row) => (
        <g key={thing}>
          <Say at={[20, 186 + row * 22]} size={14}>
            {thing}
          </Say>
          <Say at={[236, 186 + row * 22]} look="m end" size={14}>
            {price}
          </Say>
        </g>
      ))}
      <Stroke d="M20 240H236" />
      <Say at={[20, 262]} look="b" size={14}>
        3 shops, 1 parcel
      </Say>
      <Say at={[236, 263]} look="d end" size={19}>
        ₹ 2,990
      </Say>
      <Box at={[270, 178, 130, 84]} look="signal bare" />
      <Say at={[335, 210]} look="b on middle" size={15}>
        Pay once
      </Say>
      <Say at={[335, 231]} look="m on middle" size={12}>
        at the gate
      </Say>
      <Say at={[335, 248]} look="m on middle" size={12}>
        17:00
      </Say>
    </Screen>
  );
}
