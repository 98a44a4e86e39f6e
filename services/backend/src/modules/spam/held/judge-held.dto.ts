import { ChoiceField, IdsField } from '../../../platform/fields/choice-fields.decorator';
import { type VerdictName, verdictNames } from './verdicts';

export class JudgeHeldRequest {
  @ChoiceField(verdictNames, {
    wrong: `Must be one of ${verdictNames.join(', ')}.`,
    description: '`release` what is no spam, `discard` what is, or `hold` again what was discarded.',
  })
  verdict: VerdictName;

  @IdsField({ most: 200 })
  ids: string[];
}
