import { Callout } from '../art/callout.tsx';
import { Dimension, Floor } from '../art/annotations.tsx';
import { Drawing } from '../art/drawing.tsx';
import { LeftFace } from '../art/faces.tsx';
import { LeftLetters } from '../art/lettering.tsx';
import { Person } from '../art/people/person.tsx';
import { Seated } from '../art/people/seated.tsx';
import type { Point } from '../art/projection.ts';
import { Box, Line } from '../art/solids.tsx';
import { company } from '../content/company.ts';

// One moment of March, before Europe's clocks change and after America's have.
const posts = [
  { at: [0, 0, 0], city: company.city.toUpperCase(), time: '15:30', tone: 'signal' },
  { at: [150, 0, 0], city: 'DUBAI', time: '14:00', tone: 'paper' },
  { at: [300, 0, 0], city: 'LONDON', time: '10:00', tone: 'paper' },
  { at: [450, 0, 0], city: 'BOSTON', time: '06:00', tone: 'deep' },
] as const;

/** The company's figure: four posts with clocks, in each place's time, and cables from all of them to one table with a drawing. */
export function FourClocksScene() {
  return (
    <Drawing
      viewBox="-330 -110 960 545"
      label="Four posts with clocks of four cities, joined by cables to one long table on which a drawing lies; people work around it"
    >
      <Floor from={[-40, -40]} to={[560, 320]} />
      {posts.map((post) => (
        <Post key={post.city} {...post} />
      ))}
      <Table />
      <Callout at={[300, 190, 48]} to={[330, 40]} text="One drawing, one owner" measure="read in four places" />
      <Dimension from={[27, 300, 0]} to={[477, 300, 0]} away={[0, 36, 0]} label="9 H 30 MIN APART" />
    </Drawing>
  );
}

type PostProps = { at: Point; city: string; time: string; tone: 'signal' | 'paper' | 'deep' };

function Post({ at: [x, y, z], city, time, tone }: PostProps) {
  return (
    <>
      <Line
        kind={tone === 'signal' ? 'cable signal' : 'cable'}
        through={[
          [x + 27, y + 20, z],
          [x + 27, y + 120, z],
          [150 + x / 2.2, y + 160, z],
        ]}
      />
      <Box at={[x + 22, y + 4, z]} size={[10, 10, 70]} />
      <Box at={[x, y, z + 70]} size={[54, 18, 46]} tone={tone} />
      <LeftFace at={[x, y + 18.2, z + 70]} marks={[[5, 5, 44, 36, 'glass']]} />
      <LeftLetters at={[x + 27, y + 18.4, z + 93]} size={13} anchor="middle">
        {time}
      </LeftLetters>
      <LeftLetters at={[x + 27, y + 18.4, z + 80]} size={7.5} tone="soft" anchor="middle">
        {city}
      </LeftLetters>
    </>
  );
}

function Table() {
  return (
    <>
      <Person at={[180, 132, 0]} yaw={90} skin={1} top="white" legs="deep" cut="bob" slim badge />
      <Person at={[300, 130, 0]} yaw={90} pose="think" skin={4} top="sand" legs="ink" cut="short" />
      {[
        [130, 160],
        [396, 160],
        [130, 236],
        [396, 236],
      ].map(([x = 0, y = 0]) => (
        <Box key={`${x} ${y}`} at={[x, y, 0]} size={[5, 5, 42]} />
      ))}
      <Box at={[124, 154, 42]} size={[284, 94, 4]} />
      <Box at={[160, 166, 46]} size={[200, 68, 1.5]} tone="plate" />
      <Line
        kind="edge"
        through={[
          [176, 180, 47.6],
          [240, 180, 47.6],
          [240, 218, 47.6],
          [176, 218, 47.6],
          [176, 180, 47.6],
        ]}
      />
      <Line
        kind="cable signal"
        through={[
          [240, 200, 47.6],
          [300, 200, 47.6],
          [300, 184, 47.6],
          [344, 184, 47.6],
        ]}
      />
      <Seated at={[440, 206, 0]} skin={3} top="deep" cut="curly" glasses />
      <Person at={[236, 276, 0]} yaw={270} pose="point" skin={2} top="signal" legs="ink" cut="bun" slim long />
    </>
  );
}
