import { MayBeAbsent } from '../http/contract/may-be-absent.decorator';
import { field, ruleOf } from './text-field.decorator';
import { Tidied } from './tidied.decorator';

const yes = new Set<unknown>([true, 'true', 'on', 'yes', '1']);

/** A ticked box in whatever way forms and programs say it; read as `true`. Left out, it says nothing; anything else is a no. */
export const AgreementField = (refused: string): PropertyDecorator =>
  field(
    Tidied((value) => (yes.has(value) ? true : value)),
    MayBeAbsent(),
    ruleOf('agreement', (value) => (value === true ? null : refused)),
  );
