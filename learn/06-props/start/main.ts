import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

const paid = document.createElement('p');
paid.id = 'paid';
document.body.append(paid);

let count = 0;
function show(): void {
  paid.textContent = `主应用：已付款 ${count} 笔`;
}
function pay(): void {
  count += 1;
  show();
}
show();

Garfish.run({
  domGetter: '#subapp',
  apps: [
    {
      name: 'order',
      activeWhen: '/order',
      entry: 'https://order.example.com/',
      // 把用户“小明”与上面的 pay 传给子应用
    },
  ],
});
