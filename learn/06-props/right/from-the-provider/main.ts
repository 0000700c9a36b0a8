import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

// 登录的用户，每次打开都不同
const user = `顾客 ${1000 + Math.floor(Math.random() * 9000)}`;

const paid = document.createElement('p');
paid.id = 'paid';
document.body.append(paid);

let count = 0;
function show(): void {
  paid.textContent = `主应用：${user}，已付款 ${count} 笔`;
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
      props: { user, pay },
    },
  ],
});
