import { Module } from '@nestjs/common';
import { FastLane } from './fast-lane';

@Module({ providers: [FastLane], exports: [FastLane] })
export class FastLaneModule {}
