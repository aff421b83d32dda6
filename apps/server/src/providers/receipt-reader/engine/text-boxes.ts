/** A turned rectangle: its middle, the direction of its text (a unit vector), its length along and across it. */
export interface TextBox {
  x: number;
  y: number;
  along: readonly [number, number];
  width: number;
  height: number;
}

/** How likely each pixel belongs to text, row by row, from 0 to 1. */
export interface TextMap {
  data: Float32Array;
  width: number;
  height: number;
}

type Point = readonly [number, number];

const leastProbability = 0.3;
const leastMean = 0.5;
const leastSidePixels = 3;
/** The model marks the heart of a line; this much is added round it (published with the model). */
const growth = 1.5;
const mostBoxes = 600;

/** Finds the boxes of text in a map: connected marks, each in its smallest rectangle, grown to the whole line. */
export function findTextBoxes(map: TextMap): TextBox[] {
  const seen = new Uint8Array(map.width * map.height);
  const boxes: TextBox[] = [];
  for (let start = 0; start < seen.length && boxes.length < mostBoxes; start += 1) {
    if (seen[start] || (map.data[start] ?? 0) < leastProbability) continue;
    const { points, mean } = collectMark(map, seen, start);
    if (mean < leastMean || points.length < 3) continue;
    const box = encloseTightly(hullOf(points));
    if (Math.min(box.width, box.height) < leastSidePixels) continue;
    const by = (box.width * box.height * growth) / (2 * (box.width + box.height));
    boxes.push({ ...box, width: box.width + 2 * by, height: box.height + 2 * by });
  }
  return boxes;
}

/** Returns the outermost points of the mark around a place, and how sure the map is of it. */
function collectMark(map: TextMap, seen: Uint8Array, start: number) {
  const { width, height, data } = map;
  const ends = new Map<number, [number, number]>();
  const open = [start];
  seen[start] = 1;
  let sum = 0;
  let count = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    sum += data[at] ?? 0;
    count += 1;
    const row = ends.get(y);
    if (!row) ends.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const next = at + dy * width + dx;
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height || seen[next]) continue;
        if ((data[next] ?? 0) < leastProbability) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  const points: Point[] = [];
  for (const [y, [left, right]] of ends) {
    points.push([left, y], [left, y + 1], [right + 1, y], [right + 1, y + 1]);
  }
  return { points, mean: sum / count };
}

function cross(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}

function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [before, last] = [hull.at(-2), hull.at(-1)];
        if (!before || !last || cross(before, last, point) > 0) break;
        hull.pop();
      }
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Returns the smallest rectangle round a hull; its text runs along the side that is nearer to level. */
function encloseTightly(hull: readonly Point[]): TextBox {
  let best: TextBox | null = null;
  for (const [at, from] of hull.entries()) {
    const to = hull[(at + 1) % hull.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) continue;
    const box = encloseAlong(hull, [(to[0] - from[0]) / length, (to[1] - from[1]) / length]);
    if (!best || box.width * box.height < best.width * best.height) best = box;
  }
  return best ?? { x: 0, y: 0, along: [1, 0], width: 0, height: 0 };
}

function encloseAlong(hull: readonly Point[], edge: Point): TextBox {
  const isLevel = Math.abs(edge[0]) >= Math.abs(edge[1]);
  const level: Point = isLevel ? edge : [-edge[1], edge[0]];
  const along: Point = level[0] < 0 ? [-level[0], -level[1]] : level;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of hull) {
    const u = x * along[0] + y * along[1];
    const v = y * along[0] - x * along[1];
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: u * along[0] - v * along[1],
    y: u * along[1] + v * along[0],
    along,
    width: right - left,
    height: bottom - top,
  };
}
