import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { Signatures } from './describe-signatures.use-case';

class SignatureView {
  @ApiProperty({ type: String, example: '{{writer}}\n{{company}}', description: 'Empty for none.' }) text: string;
  @ApiProperty({ type: String, example: 'Meera Nair\nPlumbline', description: 'As a mail of the caller has it.' })
  shown: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) updatedAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Meera Nair' }) updatedBy: string | null;
  @ApiProperty({ type: Number, description: 'For If-Match; 0 for none.' }) version: number;
}

/** The caller's own signature, and the office's, which their mails have without one. */
export class SignaturesView {
  @ApiProperty({ type: SignatureView }) own: SignatureView;
  @ApiProperty({ type: SignatureView }) office: SignatureView;
}

const toView = ({ updatedAt, ...rest }: Signatures['own']): SignatureView => ({
  ...rest,
  updatedAt: updatedAt?.toISOString() ?? null,
});

export const toSignaturesView = ({ own, office }: Signatures): SignaturesView => ({
  own: toView(own),
  office: toView(office),
});
