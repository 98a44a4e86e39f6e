import { Body, Controller, Put } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { SaveSettings } from './save-settings.use-case';
import { SaveSettingsRequest } from './settings.dto';
import { SettingsView } from './settings.view';

/** How the caller has the admin area; `GET /api/session` tells it. */
@ApiTags('session')
@Allow('general', 'hr')
@Controller('api/session/settings')
export class SettingsController {
  constructor(private readonly saveSettings: SaveSettings) {}

  @Put()
  @ApiOperation({ operationId: 'saveSettings', summary: 'Choose how one has the admin area; what is left out stays' })
  @Answers(200, SettingsView)
  save(@Body() request: SaveSettingsRequest, @CurrentActor() { id: staffId, role }: Actor): Promise<SettingsView> {
    return this.saveSettings.run(request, { staffId, role });
  }
}
