import { Module } from '@nestjs/common';
import { CountDeliveries } from './count-deliveries.use-case';

@Module({ providers: [CountDeliveries], exports: [CountDeliveries] })
export class DeliveryCountsModule {}
