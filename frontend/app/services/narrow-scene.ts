/** On a phone a wide scene is shown at less than half its size: what would be too small to read goes, and its balloons grow. */
export const narrowScene =
  'max-md:[&_:is(.dimension,.callout,.lettering)]:hidden max-md:[&_.balloon_.ring]:[r:25px] max-md:[&_.balloon_text]:[font-size:25px] max-md:[&_.balloon_text]:[translate:0_4.5px]';
