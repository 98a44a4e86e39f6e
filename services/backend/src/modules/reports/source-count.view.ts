import { ApiProperty } from '../../platform/http/api-docs.decorators';

export class SourceCountView {
  @ApiProperty({ type: String, nullable: true, description: 'As the link to the site said; anybody can write it.' })
  utmSource: string | null;
  @ApiProperty({ type: String, nullable: true }) ref: string | null;
  @ApiProperty({ type: 'integer' }) count: number;
}
