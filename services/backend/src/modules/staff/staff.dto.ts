import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { IsBoolean, IsEmail, IsIn, IsString, MaxLength } from 'class-validator';
import { PlainText } from '../../platform/http/plain-text.decorator';
import { type StaffRole, staffRoles } from './staff.repository';

const required = 'This field is required.';

class PersonDto {
  @ApiProperty({ type: String, maxLength: 120, example: 'Asha Rao' })
  @PlainText({ max: 120, oneLine: true })
  name: string;

  @ApiProperty({ enum: staffRoles, description: 'general manages people; hr runs the hiring.' })
  @IsIn(staffRoles, { message: 'Must be general or hr.' })
  role: StaffRole;
}

export class InviteStaffDto extends PersonDto {
  @ApiProperty({ type: String, format: 'email', maxLength: 254, example: 'asha@plumbline.example' })
  @MaxLength(254, { message: 'At most 254 characters.' })
  @IsEmail({}, { message: 'Must be an e-mail address.' })
  @IsString({ message: required })
  email: string;
}

export class ChangeStaffDto extends PersonDto {
  @ApiProperty({ type: Boolean, description: 'Who is disabled cannot sign in, and open sessions end.' })
  @IsBoolean({ message: 'Must be true or false.' })
  disabled: boolean;
}
