import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

let ticks = 0;
const line = document.createElement('p');
line.id = 'ticks';
line.textContent = '订单的后台工作：0 次';
document.body.append(line);
Garfish.channel.on('order:tick', () => {
  ticks += 1;
  line.textContent = `订单的后台工作：${ticks} 次`;
});
const clear = document.createElement('button');
clear.id = 'clear';
clear.textContent = '清零';
clear.addEventListener('click', () => (ticks = 0));
document.body.append(clear);

// 主应用自己的定时器：每 200 毫秒查一次新消息
let polls = 0;
const messages = document.createElement('p');
messages.id = 'polls';
document.body.append(messages);
function poll(): void {
  polls += 1;
  messages.textContent = `主应用查新消息：${polls} 次`;
  window.setTimeout(poll, 200);
}
poll();

Garfish.run({
  domGetter: '#subapp',
  apps: [{ name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' }],
  beforeUnmount: () => Garfish.channel.emit('order:leave'),
});
