import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { ApiModule } from '../api.module';
import { describeApi } from '../api-docs/describe-api';
import { loadConfig } from '../platform/config/load-config';
import { createLogger, runProcess } from '../platform/log/logger';

/** Enough to build the module tree; in preview mode nothing is connected or instantiated. */
const preview = {
  SITE_URL: 'http://localhost',
  DATABASE_URL: 'postgres://localhost/none',
  QUEUE_URL: 'postgres://localhost/none',
  STORAGE_URL: 'file:///nowhere',
  MAIL_URL: 'smtp://localhost',
  MAIL_FROM: 'a@b.example',
  COMPANY_NAME: 'Company',
  HR_MAIL_TO: 'a@b.example',
  ENQUIRIES_MAIL_TO: 'a@b.example',
  SESSION_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz',
};

runProcess('openapi', async () => {
  const module = ApiModule.forRoot(loadConfig(preview), createLogger('openapi', 'silent'));
  const app = await NestFactory.create(module, { preview: true, logger: false });
  writeFileSync(process.argv[2] ?? 'contract/openapi.json', `${JSON.stringify(describeApi(app), null, 2)}\n`);
});
