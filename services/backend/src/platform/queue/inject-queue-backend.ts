import { Inject } from '@nestjs/common';

export const queueBackendToken = Symbol('QueueBackend');
export const InjectQueueBackend = () => Inject(queueBackendToken);
