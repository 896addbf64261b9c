/** Draws the project's own SVG as icons in every size and form that the three platforms ask for. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const DRAWINGS = join('build', 'icon');
/** Points a side of the Linux icons. */
export const LINUX_SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024] as const;
/** Points a side of the pictures in an `.ico` file, which calls 256 "0". */
export const WINDOWS_SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256] as const;
/** The pictures in an `.icns` file: type and points a side. */
export const MAC_TYPES = {
  icp4: 16,
  icp5: 32,
  ic11: 32,
  icp6: 64,
  ic12: 64,
  ic07: 128,
  ic08: 256,
  ic13: 256,
  ic09: 512,
  ic14: 512,
  ic10: 1024,
} as const;
/** Up to this many points a side the drawing without details is used. */
const SMALL = 32;

/** Writes `icon.icns`, `icon.ico`, `icons/*.png` and the same two forms of `document` into a folder. */
export function drawIcons(folder: string): void {
  mkdirSync(join(folder, 'icons'), { recursive: true });
  const mark = drawer('icon', 'icon-small');
  for (const size of LINUX_SIZES) writeFileSync(join(folder, 'icons', `${size}x${size}.png`), mark(size));
  for (const [name, draw] of [['icon', mark] as const, ['document', drawer('document', 'document')] as const]) {
    writeFileSync(join(folder, `${name}.icns`), icns(draw));
    writeFileSync(join(folder, `${name}.ico`), ico(draw));
  }
}

type Draw = (size: number) => Buffer;

/** Draws one drawing, or the simpler one where it is small, each size once. */
function drawer(name: string, smallName: string): Draw {
  const drawn = new Map<number, Buffer>();
  return (size) => {
    const known = drawn.get(size);
    if (known !== undefined) return known;
    const svg = readFileSync(join(DRAWINGS, `${size <= SMALL ? smallName : name}.svg`), 'utf8');
    const options = { fitTo: { mode: 'width' as const, value: size }, font: { loadSystemFonts: false } };
    const png = Buffer.from(new Resvg(svg, options).render().asPng());
    drawn.set(size, png);
    return png;
  };
}

/** An `.icns` file: pictures one after another, each behind its type and length, big-endian. */
function icns(draw: Draw): Buffer {
  const pictures = Object.entries(MAC_TYPES).map(([type, size]) => chunk(type, draw(size)));
  return chunk('icns', Buffer.concat(pictures));
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(head.length + content.length, 4);
  return Buffer.concat([head, content]);
}

/** An `.ico` file: a table of the pictures, then the pictures, little-endian. */
function ico(draw: Draw): Buffer {
  const pictures = WINDOWS_SIZES.map((size) => ({ size, png: draw(size) }));
  const head = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = head.length + pictures.length * 16;
  const table = pictures.map(({ size, png }) => {
    const line = Buffer.from([size % 256, size % 256, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    line.writeUInt32LE(png.length, 8);
    line.writeUInt32LE(offset, 12);
    offset += png.length;
    return line;
  });
  return Buffer.concat([head, ...table, ...pictures.map(({ png }) => png)]);
}
