/*
 * Long tasks of a page's main thread, from a trace of Chromium with its processor samples.
 */

/**
 * @typedef {object} CallFrame
 * @property {string} functionName
 * @property {string} [url]
 * @property {number} [lineNumber] from 0
 * @property {number} [columnNumber] from 0
 */
/** @typedef {{ id: number, parent?: number, callFrame: CallFrame }} ProfileNode */
/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts µs
 * @property {number} [dur] µs
 * @property {number} [tdur] processor time of the thread, µs
 * @property {string} [id]
 * @property {{ name?: string, data?: { startTime?: number, cpuProfile?: { nodes?: ProfileNode[], samples?: number[] }, timeDeltas?: number[] } }} args
 */
/** @typedef {{ at: number, frames: CallFrame[] }} Sample frames from the innermost to the outermost */
/**
 * @typedef {object} LongTask
 * @property {number} ms processor time
 * @property {boolean} isOwn whether most of it is code of SITE, or of a library that SITE's code calls
 * @property {CallFrame | null} cause the innermost function that most of the task's samples are in
 */

/** Files of the build that contain only the maps SDK and its components. */
const SDK_FILES =
  /\/(maps-sdk|calcite|arcgis|scene-engine|editingTools|VideoLayer|FeaturePipeline|geometryEngine)[\w-]*\.js|\/arcgis-assets\//;
/** Functions that the browser reports for time outside scripts. */
const BROWSER_FUNCTIONS = ['(program)', '(idle)', '(garbage collector)', '(root)'];

/** @param {CallFrame} frame */
const isOwnFrame = ({ url }) => url !== undefined && /^https?:/.test(url) && !SDK_FILES.test(url);

/**
 * Returns the processor samples of a thread in order of time.
 * @param {readonly TraceEvent[]} events
 * @param {{ pid: number, tid: number }} thread
 * @returns {Sample[]}
 */
function listSamples(events, { pid, tid }) {
  const starts = events.filter(({ name, ...at }) => name === 'Profile' && at.pid === pid && at.tid === tid);
  return starts.flatMap(({ id, args }) => {
    /** @type {Map<number, ProfileNode>} */
    const nodes = new Map();
    /** @param {number} nodeId */
    const listFrames = (nodeId) => {
      const frames = [];
      for (let node = nodes.get(nodeId); node; node = nodes.get(node.parent ?? -1))
        frames.push(node.callFrame);
      return frames;
    };
    let at = args.data?.startTime ?? 0;
    const chunks = events.filter(
      (event) => event.name === 'ProfileChunk' && event.pid === pid && event.id === id
    );
    return chunks
      .sort((a, b) => a.ts - b.ts)
      .flatMap((chunk) => {
        const { cpuProfile, timeDeltas = [] } = chunk.args.data ?? {};
        for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node);
        return (cpuProfile?.samples ?? []).map((nodeId, index) => {
          at += timeDeltas[index] ?? 0;
          return { at, frames: listFrames(nodeId) };
        });
      });
  });
}

/**
 * Returns the innermost function that at least half of the samples are in; null when there is none.
 * @param {readonly Sample[]} samples
 * @returns {CallFrame | null}
 */
function findCause(samples) {
  /** @type {Map<string, { frame: CallFrame, count: number, depth: number }>} */
  const found = new Map();
  for (const { frames } of samples) {
    const seen = new Set();
    frames.forEach((frame, index) => {
      const key = `${frame.url}:${frame.lineNumber}:${frame.columnNumber}`;
      if (!isOwnFrame(frame) || seen.has(key)) return;
      seen.add(key);
      const known = found.get(key) ?? { frame, count: 0, depth: 0 };
      known.count += 1;
      known.depth = Math.max(known.depth, frames.length - index);
      found.set(key, known);
    });
  }
  const common = [...found.values()].filter(({ count }) => count >= samples.length / 2);
  return common.sort((a, b) => b.depth - a.depth)[0]?.frame ?? null;
}

/**
 * Returns the tasks of a page's main thread that took more than `limit` ms of processor time, longest first.
 * @param {readonly TraceEvent[]} events
 * @param {number} limit
 * @returns {LongTask[]}
 */
export function findLongTasks(events, limit) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = threads.flatMap((thread) => {
    const long = events.filter(
      ({ name, pid, tid, tdur = 0 }) =>
        name.endsWith('RunTask') && pid === thread.pid && tid === thread.tid && tdur > limit * 1000
    );
    if (long.length === 0) return [];
    const samples = listSamples(events, thread);
    return long.map(({ ts, dur = 0, tdur = 0 }) => {
      const inTask = samples.filter(
        ({ at, frames }) =>
          at >= ts && at <= ts + dur && !BROWSER_FUNCTIONS.includes(frames[0]?.functionName ?? '(idle)')
      );
      const own = inTask.filter(({ frames }) => frames.some(isOwnFrame));
      const sdk = inTask.filter(({ frames }) => frames.some(({ url = '' }) => SDK_FILES.test(url)));
      return {
        ms: tdur / 1000,
        isOwn: own.length > 0 && own.length >= sdk.length,
        cause: findCause(own)
      };
    });
  });
  return tasks.sort((a, b) => b.ms - a.ms);
}
