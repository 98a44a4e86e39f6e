import { Callout } from '../../kit/lettering/callout.tsx';
import { Floor } from '../../kit/lettering/annotations.tsx';
import { Drawing } from '../../kit/drawing.tsx';
import { LeftFace, TopFace, type Mark } from '../../kit/faces.tsx';
import { Box, Line } from '../../kit/solids.tsx';
import { Wheel } from '../../kit/upright.tsx';

/** Units of the tape for a month, and its width. */
const [MONTH, WIDTH] = [14, 34] as const;
const after = (months: number) => months * MONTH;

/** What stands on the tape, from its case to its end. */
type Kept = 'receipt' | 'spam' | 'application' | 'message' | 'counts';

interface TapeSceneProps {
  /** What each is called, how long it is kept, and the same in whole months. The counts are kept longest: the tape is pulled out so far. */
  kept: Readonly<Record<Kept, { name: string; time: string; months: number }>>;
  label: string;
}

/** Every month has a tick, every sixth a long one. */
const ticks = (months: number) =>
  Array.from({ length: months - 1 }, (_, index): Mark => {
    const isLong = (index + 1) % 6 === 0;
    return [after(index + 1) - 0.6, 0, 1.2, isLong ? 22 : 10, 'ink'];
  });

/** The privacy page's figure: a tape measure of months, and on it each thing at the day on which it is deleted. */
export function TapeScene({ kept: { receipt, spam, application, message, counts }, label }: TapeSceneProps) {
  const ends = {
    receipt: after(receipt.months),
    spam: after(spam.months),
    application: after(application.months),
    message: after(message.months),
    counts: after(counts.months),
  };
  return (
    <Drawing viewBox="-112 -126 520 378" className="roomy" label={label}>
      <Floor from={[-40, -80]} to={[360, 80]} />
      <Case months={counts.months} />
      <Receipt end={ends.receipt} />
      <Application end={ends.application} />
      <Message end={ends.message} />
      <Box at={[ends.spam, WIDTH + 26, 0]} size={[30, 30, 24]} />
      <Line
        kind="hair"
        through={[
          [ends.spam, WIDTH + 41, 24.2],
          [ends.spam + 30, WIDTH + 41, 24.2],
        ]}
      />
      <Counts end={ends.counts} />
      <Callout at={[ends.receipt + 6, -20, 34]} to={[48, -88]} text={receipt.name} measure={receipt.time} />
      <Callout
        at={[ends.application - 20, -30, 58]}
        to={[186, -62]}
        text={application.name}
        measure={application.time}
      />
      <Callout at={[ends.message - 12, -28, 34]} to={[306, 66]} text={message.name} measure={message.time} />
      <Callout at={[ends.spam + 15, WIDTH + 56, 8]} to={[-20, 118]} text={spam.name} measure={spam.time} />
      <Callout at={[ends.counts - 28, 56, 10]} to={[186, 212]} text={counts.name} measure={counts.time} side="left" />
    </Drawing>
  );
}

const Case = ({ months }: { months: number }) => (
  <>
    <Box at={[0, 0, 0]} size={[after(months), WIDTH, 2]} tone="plate" />
    <TopFace at={[0, 0, 2.2]} marks={ticks(months)} />
    <Box at={[after(months), -3, 0]} size={[4, WIDTH + 6, 14]} tone="signal" />
    <Box at={[-78, -12, 0]} size={[70, 58, 74]} tone="deep" />
    <Wheel at={[-43, 46, 38]} r={26} width={3} />
    <Wheel at={[-43, 49, 38]} r={9} width={3} tone="signal" />
  </>
);

/** At which unit of the tape something stands. */
type End = { end: number };

const Receipt = ({ end }: End) => (
  <>
    <Box at={[end + 1, -20, 0]} size={[18, 3, 34]} />
    <LeftFace
      at={[end + 1, -16.8, 0]}
      marks={[
        [3, 24, 9, 3, 'ink'],
        [3, 17, 12, 2, 'faint'],
        [3, 11, 12, 2, 'faint'],
      ]}
    />
  </>
);

/** Behind its day only its place is left. */
const Application = ({ end }: End) => (
  <>
    <Box at={[end - 46, -34, 0]} size={[46, 4, 58]} tone="signal" />
    <LeftFace
      at={[end - 46, -29.8, 0]}
      marks={[
        [6, 44, 22, 5, 'ink'],
        [6, 34, 34, 3, 'ink'],
        [6, 27, 28, 3, 'ink'],
        [6, 20, 34, 3, 'ink'],
        [6, 7, 12, 7, 'glass'],
      ]}
    />
    <Box at={[end + 6, -34, 0]} size={[46, 4, 58]} tone="ghost" />
  </>
);

const Message = ({ end }: End) => (
  <>
    <Box at={[end - 50, -34, 0]} size={[50, 6, 34]} />
    <Line
      kind="edge"
      through={[
        [end - 50, -27.8, 34],
        [end - 25, -27.8, 14],
        [end, -27.8, 34],
      ]}
    />
  </>
);

const heights = [12, 22, 32];

const Counts = ({ end }: End) =>
  heights.map((height, index) => (
    <Box
      key={height}
      at={[end - 34 + index * 12, WIDTH + 12, 0]}
      size={[10, 10, height]}
      tone={index === 2 ? 'deep' : 'paper'}
    />
  ));
