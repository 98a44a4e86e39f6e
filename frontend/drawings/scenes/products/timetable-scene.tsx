import { Drawing } from '../../kit/drawing.tsx';
import { days, hours, lessons, type Lesson } from './timetable.ts';

const COLUMN = 98;
const HOUR = 34;
const left = (day: number) => 44 + day * COLUMN;
const top = (hour: number) => 40 + (hour - 8) * HOUR;

function Block({ day, from, to, name, place, online, moved }: Lesson) {
  const [x, y, h] = [left(day) + 4, top(from), (to - from) * HOUR];
  return (
    <g className={`solid ${moved ? 'signal' : 'paper'}`}>
      <rect className={online ? 'right' : 'left'} x={x} y={y} width={COLUMN - 8} height={h} />
      {online && <path className="line hair" d={stripes(x, y, COLUMN - 8, h)} />}
      <text className="lettering ink stroke-none" transform={`matrix(1.45 0 0 1.45 ${x + 8} ${y + 24})`}>
        {name}
      </text>
      <text className="lettering ink stroke-none" transform={`matrix(1.4 0 0 1.4 ${x + 8} ${y + 44})`}>
        {place}
      </text>
    </g>
  );
}

/** A lesson without a room is hatched along its lower edge, so that not only its shade marks it. */
const stripes = (x: number, y: number, w: number, h: number) =>
  Array.from({ length: Math.floor(w / 8) }, (_, index) => `M${x + index * 8} ${y + h}l8-10`).join('');

/** A week as the institute plans it: rooms and screens in one table, and the lesson that was moved. */
export function TimetableScene() {
  return (
    <Drawing
      viewBox="0 0 640 470"
      label="A timetable of one week with nine lessons in two rooms and three online; Friday’s design lesson has been moved to noon"
      className="flat max-sm:[&_text]:text-[11.8px] max-sm:[&_.lettering]:tracking-[-0.03em]"
    >
      <rect className="pane" x="36" y="8" width={6 * COLUMN + 8} height={top(20) - 2} />
      {hours.map((hour) => (
        <g key={hour}>
          <path className="rule" d={`M37 ${top(hour)}h${6 * COLUMN + 6}`} />
          <text textAnchor="end" transform={`matrix(1.4 0 0 1.4 30 ${top(hour) + 5})`}>
            {hour}
          </text>
        </g>
      ))}
      {days.map((day, index) => (
        <text key={day} className="lettering ink" transform={`matrix(1.45 0 0 1.45 ${left(index) + 6} 30)`}>
          {day}
        </text>
      ))}
      <g className="solid ghost">
        <rect className="left" x={left(4) + 4} y={top(14) + 4} width={COLUMN - 8} height={2 * HOUR - 4} />
      </g>
      {lessons.map((lesson) => (
        <Block key={`${lesson.day} ${lesson.from}`} {...lesson} />
      ))}
      <path className="route" d={`M${left(4) + 50} ${top(15) + 6}V${top(14) + 3}m-6 9l6-9l6 9`} />
    </Drawing>
  );
}
