import { Callout } from '../../kit/lettering/callout.tsx';
import { Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, TopFace, type Mark } from '../../kit/faces.tsx';
import { Box, Line } from '../../kit/solids.tsx';
import { Wheel } from '../../kit/upright.tsx';

/** Units of the tape for a month, the months that are pulled out, and its width. */
const [MONTH, MONTHS, WIDTH] = [14, 25, 34] as const;
const after = (months: number) => months * MONTH;

/** What stands on the tape, from its case to its end. */
type Kept = 'receipt' | 'spam' | 'application' | 'message' | 'counts';

interface TapeSceneProps {
  /** What each is called, and how long it is kept. */
  kept: Readonly<Record<Kept, { name: string; time: string }>>;
  label: string;
}

/** Every month has a tick, every sixth a long one. */
const ticks = Array.from({ length: MONTHS - 1 }, (_, index): Mark => {
  const isLong = (index + 1) % 6 === 0;
  return [after(index + 1) - 0.6, 0, 1.2, isLong ? 22 : 10, 'ink'];
});

/** The privacy page's figure: a tape measure of months, and on it each thing at the day on which it is deleted. */
export function TapeScene({ kept: { receipt, spam, application, message, counts }, label }: TapeSceneProps) {
  return (
    <Drawing viewBox="-112 -126 520 378" className="roomy" label={label}>
      <Floor from={[-40, -80]} to={[360, 80]} />
      <Case />
      <Receipt />
      <Application />
      <Message />
      <Box at={[after(1), WIDTH + 26, 0]} size={[30, 30, 24]} />
      <Line
        kind="hair"
        through={[
          [after(1), WIDTH + 41, 24.2],
          [after(1) + 30, WIDTH + 41, 24.2],
        ]}
      />
      <Counts />
      <Callout at={[6, -20, 34]} to={[48, -88]} text={receipt.name} measure={receipt.time} />
      <Callout at={[after(12) - 20, -30, 58]} to={[186, -62]} text={application.name} measure={application.time} />
      <Callout at={[after(24) - 12, -28, 34]} to={[306, 66]} text={message.name} measure={message.time} />
      <Callout at={[after(1) + 15, WIDTH + 56, 8]} to={[-20, 118]} text={spam.name} measure={spam.time} />
      <Callout at={[after(25) - 28, 56, 10]} to={[186, 212]} text={counts.name} measure={counts.time} side="left" />
    </Drawing>
  );
}

const Case = () => (
  <>
    <Box at={[0, 0, 0]} size={[after(MONTHS), WIDTH, 2]} tone="plate" />
    <TopFace at={[0, 0, 2.2]} marks={ticks} />
    <Box at={[after(MONTHS), -3, 0]} size={[4, WIDTH + 6, 14]} tone="signal" />
    <Box at={[-78, -12, 0]} size={[70, 58, 74]} tone="deep" />
    <Wheel at={[-43, 46, 38]} r={26} width={3} />
    <Wheel at={[-43, 49, 38]} r={9} width={3} tone="signal" />
  </>
);

const Receipt = () => (
  <>
    <Box at={[1, -20, 0]} size={[18, 3, 34]} />
    <LeftFace
      at={[1, -16.8, 0]}
      marks={[
        [3, 24, 9, 3, 'ink'],
        [3, 17, 12, 2, 'faint'],
        [3, 11, 12, 2, 'faint'],
      ]}
    />
  </>
);

/** Behind its day only its place is left. */
const Application = () => (
  <>
    <Box at={[after(12) - 46, -34, 0]} size={[46, 4, 58]} tone="signal" />
    <LeftFace
      at={[after(12) - 46, -29.8, 0]}
      marks={[
        [6, 44, 22, 5, 'ink'],
        [6, 34, 34, 3, 'ink'],
        [6, 27, 28, 3, 'ink'],
        [6, 20, 34, 3, 'ink'],
        [6, 7, 12, 7, 'glass'],
      ]}
    />
    <Box at={[after(12) + 6, -34, 0]} size={[46, 4, 58]} tone="ghost" />
  </>
);

const Message = () => (
  <>
    <Box at={[after(24) - 50, -34, 0]} size={[50, 6, 34]} />
    <Line
      kind="edge"
      through={[
        [after(24) - 50, -27.8, 34],
        [after(24) - 25, -27.8, 14],
        [after(24), -27.8, 34],
      ]}
    />
  </>
);

const heights = [12, 22, 32];

const Counts = () =>
  heights.map((height, index) => (
    <Box
      key={height}
      at={[after(MONTHS) - 34 + index * 12, WIDTH + 12, 0]}
      size={[10, 10, height]}
      tone={index === 2 ? 'deep' : 'paper'}
    />
  ));
