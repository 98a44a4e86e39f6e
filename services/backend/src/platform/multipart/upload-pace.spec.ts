import { UploadPace } from './upload-pace';

describe('The pace of an upload', () => {
  it('is not judged while it is young', () => {
    const pace = new UploadPace(15_000, 1_000);
    pace.add(100, 2_000);
    expect(pace.bytesPerSecond(15_999)).toBeNull();
    expect(pace.bytesPerSecond(16_000)).toBeCloseTo(100 / 15);
  });

  it('is that of the last seconds, whatever came before', () => {
    const pace = new UploadPace(15_000, 0);
    for (let second = 1; second <= 60; second += 1) pace.add(5_000, second * 1_000);
    expect(pace.bytesPerSecond(60_000)).toBeCloseTo(5_000, -3);
    for (let second = 61; second <= 80; second += 1) pace.add(1, second * 1_000);
    expect(pace.bytesPerSecond(80_000)).toBeCloseTo(1, 0);
    expect(pace.bytesPerSecond(200_000)).toBe(0);
  });

  it('counts a burst once, and many small pieces whole', () => {
    const pace = new UploadPace(15_000, 0);
    pace.add(5_000_000, 100);
    for (let at = 0; at < 15_000; at += 1) pace.add(10, 20_000 + at);
    expect(pace.bytesPerSecond(34_999)).toBeCloseTo(10_000, -3);
  });
});
