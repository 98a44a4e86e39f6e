export const contentsTitle = 'On this page';
export const partsColumns = { item: 'Item', name: 'What you get', time: 'Time' } as const;
export const technologiesLabel = 'Technologies';
export const relatedTitle = 'Related pages';
