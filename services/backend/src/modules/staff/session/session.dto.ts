import { ApiProperty, ApiPropertyOptional } from '../../../platform/http/contract/api-docs.decorators';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LONGEST_PASSWORD } from '../password/password-rules';
import { type StaffRole, staffRoles } from '../staff.repository';

const required = 'This field is required.';

export class ConfirmSessionDto {
  @ApiProperty({ type: String, maxLength: LONGEST_PASSWORD })
  @MaxLength(LONGEST_PASSWORD, { message: `At most ${LONGEST_PASSWORD} characters.` })
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  password: string;

  @ApiPropertyOptional({ type: String, maxLength: 40, description: 'A one-time or a recovery code, of who has them.' })
  @MaxLength(40, { message: 'At most 40 characters.' })
  @IsString({ message: 'Must be text.' })
  @IsOptional()
  code?: string;
}

export class SignInDto {
  @ApiProperty({ type: String, maxLength: 120 })
  @MaxLength(120, { message: 'At most 120 characters.' })
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  name: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @Matches(/^\P{Cc}*$/u, { message: 'Contains a character that no e-mail address has.' })
  @MaxLength(254, { message: 'At most 254 characters.' })
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  email: string;

  @ApiProperty({ type: String, maxLength: LONGEST_PASSWORD })
  @MaxLength(LONGEST_PASSWORD, { message: `At most ${LONGEST_PASSWORD} characters.` })
  @IsNotEmpty({ message: required })
  @IsString({ message: required })
  password: string;

  @ApiProperty({ enum: staffRoles, description: 'The admin area to enter: it must be the role of the person.' })
  @IsIn(staffRoles, { message: 'Must be general or hr.' })
  area: StaffRole;

  @ApiPropertyOptional({ type: String, maxLength: 40, description: 'A one-time or a recovery code, once asked for.' })
  @MaxLength(40, { message: 'At most 40 characters.' })
  @IsString({ message: 'Must be text.' })
  @IsOptional()
  code?: string;
}
