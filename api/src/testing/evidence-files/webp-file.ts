/** Makes a WebP picture without loss, whose left half is red and whose right half is blue. */
export function webpFile(width = 64, height = 32): Buffer {
  // Bits are written least significant first.
  const bits: number[] = [];
  const u = (value: number, length = 1) => {
    for (let bit = 0; bit < length; bit += 1) bits.push((value >> bit) & 1);
  };
  u(0x2f, 8);
  u(width - 1, 14);
  u(height - 1, 14);
  // Neither transparent, nor of another version, nor transformed; no cache of colours, one group of codes.
  u(0, 1 + 3 + 1 + 1 + 1);
  const oneValue = (value: number) => [u(1), u(0), u(1), u(value, 8)];
  const twoValues = () => [u(1), u(1), u(0), u(0), u(255, 8)];
  oneValue(0); // green
  twoValues(); // red: a bit for 0 or 255
  twoValues(); // blue
  oneValue(255); // alpha
  oneValue(0); // distance
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isRed = pixel % width < width / 2;
    u(isRed ? 0b01 : 0b10, 2);
  }
  const data = Buffer.alloc(Math.ceil(bits.length / 16) * 2);
  bits.forEach((bit, index) => {
    data[index >> 3] = (data[index >> 3] ?? 0) | (bit << (index & 7));
  });
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), chunk('VP8L', data)]));
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), length, data]);
}
