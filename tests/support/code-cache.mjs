/**
 * V8's code cache for the modules that test files of one worker share. Jest gives each test file a new context
 * and compiles every module in it again, which took a quarter of the time of the widgets' tests.
 */
import vm from 'node:vm';

/** Source of each module, and its code once two test files have loaded it. */
const modules = new Map();
/**
 * Scripts whose code is read when their test file ends: by then V8 has compiled the functions that tests use.
 */
const pending = new Map();
const compileFunction = vm.compileFunction;

/** Compiles a module's function like `vm.compileFunction`, from its cached code if there is any. */
function compileCached(source, parameters = [], options = {}) {
  const { filename, parsingContext, importModuleDynamically } = options;
  const known = modules.get(filename);
  if (known?.source !== source) {
    // A module that no other test file loads, such as a test file itself, is not worth a cache.
    modules.set(filename, { source, code: undefined });
    return compileFunction(source, parameters, options);
  }
  const head = `(function (${parameters.join(',')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    cachedData: known.code,
    importModuleDynamically
  });
  if (known.code === undefined || script.cachedDataRejected) pending.set(filename, script);
  return script.runInContext(parsingContext);
}

/** Stores the code of the modules that a test file has run. */
function storeCompiledCode() {
  for (const [filename, script] of pending) modules.get(filename).code = script.createCachedData();
  pending.clear();
}

vm.compileFunction = compileCached;

/** Returns an environment of Jest whose modules are compiled through the cache. */
export const withCodeCache = (Environment) =>
  class extends Environment {
    async teardown() {
      storeCompiledCode();
      await super.teardown();
    }
  };
