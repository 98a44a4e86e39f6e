import { SetMetadata } from '@nestjs/common';

export const duringSetupKey = 'during-setup';

/** Open to somebody who has to set up one-time codes before anything else. */
export const DuringSetup = () => SetMetadata(duringSetupKey, true);
