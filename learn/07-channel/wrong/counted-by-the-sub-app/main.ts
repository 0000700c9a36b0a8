import Garfish from 'garfish';
import { showNav } from './nav';

showNav(['/', '/order']);

const cart = document.createElement('p');
cart.id = 'cart';
cart.textContent = '购物车 0 件';
const refresh = document.createElement('button');
refresh.id = 'refresh';
refresh.textContent = '刷新订单';
refresh.addEventListener('click', () => Garfish.channel.emit('order:refresh'));
document.body.append(cart, refresh);

Garfish.channel.on('cart:add', (count: number) => {
  cart.textContent = `购物车 ${count} 件`;
});

Garfish.run({
  domGetter: '#subapp',
  apps: [{ name: 'order', activeWhen: '/order', entry: 'https://order.example.com/' }],
});
