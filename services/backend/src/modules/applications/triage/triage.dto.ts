import { field } from '../../../platform/fields/field.decorator';
import { ruleOf } from '../../../platform/fields/validate-as';

const dayOnly = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

const findDayFault = (value: unknown): string | null =>
  value === null || (typeof value === 'string' && dayOnly.test(value) && isDay(value))
    ? null
    : 'Give a day like 2026-12-01, or null.';

/** 30 February is none. */
const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

export class PutOffRequest {
  @field(
    {
      type: String,
      format: 'date',
      nullable: true,
      description: 'A day to come, in the company’s zone; null for now.',
    },
    ruleOf('day', findDayFault),
  )
  until: string | null;
}
