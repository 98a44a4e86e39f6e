export const contentsTitle = 'On this sheet';
export const partsColumns = { item: 'Item', name: 'What you get', time: 'Time' } as const;
export const technologiesLabel = 'Technologies';
export const relatedTitle = 'Next to this sheet';
