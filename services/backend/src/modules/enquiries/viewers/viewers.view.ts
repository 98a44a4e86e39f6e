import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** Somebody who has an enquiry open just now. */
export class EnquiryViewerView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String }) name: string;
}
