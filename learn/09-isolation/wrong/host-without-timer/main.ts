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

Garfish.run({
  domGetter: '#subapp',
  apps: [{ name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' }],
});
