/** No word of it is one by which browsers and password managers know what to fill in. The API knows the name as well. */
export const trapField = { name: 'further_topic', label: 'Further topic' } as const;
