import { Module } from '@nestjs/common';
import { Shells } from './shells';

/** The pages of the site that the API fills. */
@Module({ providers: [Shells], exports: [Shells] })
export class PagesModule {}
