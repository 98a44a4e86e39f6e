import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { applicationStages } from '../application.facts';

/** The tabs above the list: all, those whom nobody of HR has opened, each stage, and those who have to hear. */
export const listTabs = ['all', 'unseen', ...applicationStages, 'answerDue'] as const;
export type ListTab = (typeof listTabs)[number];

/** How many applications the list would have under one of its tabs. */
export class TabCountView {
  @ApiProperty({ enum: listTabs }) tab: ListTab;
  @ApiProperty({ type: 'integer', description: '10,001 stands for all numbers beyond 10,000.' }) count: number;
}
