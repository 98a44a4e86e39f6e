import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { alarmNames } from '../../../platform/log/alarm';
import type { AlarmName } from '../../../platform/log/alarm';
import { type UpdateOutcome, updateOutcomes } from '../updates/updates.facts';
import type { Status } from './describe-status.use-case';
import {
  type FigureName,
  figureUnits,
  statusFigures,
  type StatusLine,
  type StatusPart,
  statusParts,
  type StatusState,
  statusStates,
} from './status.facts';

const figureNames = Object.keys(statusFigures) as FigureName[];
const TimeOrNull = (description: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });

class StatusFigureView {
  @ApiProperty({ enum: figureNames }) name: FigureName;
  @ApiProperty({ enum: figureUnits }) unit: (typeof figureUnits)[number];
  @ApiProperty({ type: String, example: '12', description: 'A number as a text, a moment in ISO 8601, or a version.' })
  value: string;
}

class StatusAlarmView {
  @ApiProperty({ enum: alarmNames }) name: AlarmName;
  @ApiProperty({ type: String, example: 'the queue takes no jobs; they wait in the outbox' }) text: string;
  @ApiProperty({ type: String, format: 'date-time' }) since: string;
}

class StatusLineView {
  @ApiProperty({ enum: statusParts }) part: StatusPart;
  @ApiProperty({
    enum: statusStates,
    description:
      'unknown: nobody can tell now, and figures and alarms are those of `seenAt`. off: there is no such part.',
  })
  state: StatusState;
  @TimeOrNull('Since when it is so; null where nobody knows.') since: string | null;
  @TimeOrNull('When it was last looked at or heard of; null for never.') seenAt: string | null;
  @ApiProperty({ type: [StatusFigureView] }) figures: StatusFigureView[];
  @ApiProperty({ type: [StatusAlarmView], description: 'Those that last, the oldest first.' })
  alarms: StatusAlarmView[];
}

class StatusUpdateView {
  @ApiProperty({ type: String, format: 'date-time', description: 'When it ended.' }) at: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '1.0.0',
    description:
      'The version that ran before, and does again where it went back or was rolled back; null where nobody knows.',
  })
  from: string | null;
  @ApiProperty({ type: String, example: '1.1.0', description: 'The version that was to run.' }) to: string;
  @ApiProperty({
    enum: updateOutcomes,
    description:
      'went_back: it failed, and the version of before was started again. rolled_back: a person started that of before again. started: it was made in another way, of which only the start is known.',
  })
  outcome: UpdateOutcome;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'api could not be replaced.',
    description: 'Why it went back.',
  })
  reason: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'How long it took; null where nobody counted.' })
  seconds: number | null;
}

/** How the system is, part by part. */
export class StatusView {
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: [StatusLineView] }) lines: StatusLineView[];
  @ApiProperty({
    type: [StatusUpdateView],
    nullable: true,
    description:
      'The last five, the newest first. Null while the database has not told them since this process started.',
  })
  updates: StatusUpdateView[] | null;
}

const asText = (value: number | string | Date) => (value instanceof Date ? value.toISOString() : String(value));

const toLineView = ({ figures, alarms, since, seenAt, ...line }: StatusLine): StatusLineView => ({
  ...line,
  since: since?.toISOString() ?? null,
  seenAt: seenAt?.toISOString() ?? null,
  figures: figures.map(({ name, value }) => ({ name, unit: statusFigures[name], value: asText(value) })),
  alarms: alarms.map(({ name, text, since: begun }) => ({ name, text, since: begun.toISOString() })),
});

export const toStatusView = ({ at, lines, updates }: Status): StatusView => ({
  at: at.toISOString(),
  lines: lines.map(toLineView),
  updates: updates?.map((update) => ({ ...update, at: update.at.toISOString() })) ?? null,
});
