import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { applicationStages } from '../application.facts';

/** The tabs above the list: all, the unseen ones, each stage, and those whose applicants wait for an answer. */
export const listTabs = ['all', 'unseen', ...applicationStages, 'answerDue'] as const;
export type ListTab = (typeof listTabs)[number];

/** How many applications the list would have under one of its tabs. */
export class TabCountView {
  @ApiProperty({ enum: listTabs }) tab: ListTab;
  @ApiProperty({ type: 'integer', description: '10,001 stands for all numbers beyond 10,000.' }) count: number;
}
