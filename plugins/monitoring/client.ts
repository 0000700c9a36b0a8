import globalData from '@generated/globalData';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface MonitoringData {
  scriptUrl: string;
  bid: string;
  globalName: string;
}

type MonitoringCommand = (command: 'init' | 'start', options?: { bid: string }) => void;

function isMonitoringData(data: unknown): data is MonitoringData {
  return typeof data === 'object' && data !== null && 'scriptUrl' in data;
}

function isCommand(value: unknown): value is MonitoringCommand {
  return typeof value === 'function';
}

function start({ bid, globalName }: MonitoringData): void {
  const command: unknown = Reflect.get(window, globalName);
  if (!isCommand(command)) return;
  command('init', { bid });
  command('start');
}

// Inserted after `load`: a monitoring server that hangs must not hold up the page.
function insertScript(data: MonitoringData): void {
  const script = document.createElement('script');
  script.src = data.scriptUrl;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.addEventListener('load', () => start(data));
  document.head.append(script);
}

const data: unknown = globalData['monitoring']?.['default'];

if (ExecutionEnvironment.canUseDOM && isMonitoringData(data)) {
  if (document.readyState === 'complete') insertScript(data);
  else window.addEventListener('load', () => insertScript(data), { once: true });
}
