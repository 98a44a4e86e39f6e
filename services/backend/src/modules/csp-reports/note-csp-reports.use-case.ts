import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { KeepCspReports } from './keep-csp-reports';
import { readCspReports } from './read-csp-reports';

/** Counts what a browser reports of the content security policy. What is no such report is left out without a word. */
@Injectable()
export class NoteCspReports {
  private readonly ownHost: string;

  constructor(
    @InjectConfig() config: Config,
    private readonly kept: KeepCspReports,
  ) {
    this.ownHost = new URL(config.SITE_URL).hostname;
  }

  run(body: unknown): void {
    for (const report of readCspReports(body, this.ownHost)) this.kept.add(report);
  }
}
