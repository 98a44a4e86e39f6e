import type { Type } from '@nestjs/common';
import type { Statement } from '../../platform/database/statement';
import type { SourceFields } from '../../platform/fields/source-fields';
import type { EnquiryName } from '../submissions/kinds.facts';

export type EnquiryRequest = SourceFields & { agree?: boolean };

/** What distinguishes one noun that visitors send from the others. */
export interface EnquiryKind<Request extends EnquiryRequest = EnquiryRequest> {
  name: EnquiryName;
  request: Type<Request>;
  /** Without one of these the whole form is answered with `incomplete`. */
  required: readonly string[];
  incomplete: string;
  thanks: string;
  insert: Statement;
  /** The values of the columns that only this noun has. */
  columnsOf(request: Request): Record<string, string | null | undefined>;
}
