"""Self-play PPO in one file: a network learns a game of the tavern by playing itself, and is measured against greedy bots.

    pip install 'traktir[research]' torch
    python examples/ppo.py --game ethnos --seats 2 --minutes 10 --out curve.json

Every decision of every seat is a sample: the network always sees the table from the seat in turn. A game pays at its end
only, so the advantages of a seat are chained over its own decisions, whatever the others do in between. With `--prior` the
network does not begin from nothing: it learns what to add to the game's insight, by which the greedy bot decides alone.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np
import torch
from torch import Tensor, nn

import traktir


class Player(nn.Module):
    """What to do (logits over the action space) and how good it looks (the expected reward)."""

    def __init__(self, features: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, width), nn.LayerNorm(width), nn.ReLU(),
            nn.Linear(width, width), nn.LayerNorm(width), nn.ReLU(),
            nn.Linear(width, width), nn.ReLU(),
        )  # fmt: skip
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: Tensor, hint: Tensor) -> tuple[Tensor, Tensor]:
        """`hint` is what the logits begin with: minus infinity, or nearly so, for what is not legal."""
        thought = self.body(seen)
        return self.policy(thought) + hint, self.value(thought).squeeze(-1)


NEVER = -1e9


def hints(masks: Tensor, priors: Tensor | None, weight: float) -> Tensor:
    if priors is None:
        return torch.where(masks, 0.0, NEVER)
    return torch.where(masks, weight * priors.clamp(min=1e-6).log(), NEVER)


def worth(points: Tensor) -> Tensor:
    """Points of finished games -> rewards: half for winning, half for the margin over the best of the others."""
    others = points.unsqueeze(-2).expand(*points.shape, points.shape[-1]).clone()
    others.diagonal(dim1=-2, dim2=-1).fill_(-1e9)
    margin = points - others.amax(-1)
    return 0.5 * margin.sign() + 0.5 * (margin / 30).clamp(-1, 1)


def advantages(values: Tensor, turns: Tensor, dones: Tensor, rewards: Tensor, last: Tensor, turn: Tensor, fade: float) -> Tensor:
    """Generalised advantages, seat by seat. All tensors are (steps, tables), rewards (steps, tables, seats)."""
    steps, tables = values.shape
    seats = rewards.shape[-1]
    rows = torch.arange(tables, device=values.device)
    ahead = torch.zeros(tables, seats, device=values.device)  # value at the seat's next decision
    gain = torch.zeros_like(ahead)  # its advantage there
    known = torch.zeros_like(ahead, dtype=torch.bool)  # a seat that was not asked again: nothing to learn from its last decision
    ahead[rows, turn], known[rows, turn] = last, True
    paid = torch.zeros_like(ahead)
    out = torch.zeros_like(values)
    for t in reversed(range(steps)):
        over = dones[t].unsqueeze(-1)
        ahead, gain, known = ahead.masked_fill(over, 0), gain.masked_fill(over, 0), known | over
        paid = torch.where(over, rewards[t], paid)
        seat = turns[t]
        surprise = paid[rows, seat] + ahead[rows, seat] - values[t]
        out[t] = (surprise + fade * gain[rows, seat]) * known[rows, seat]
        ahead[rows, seat], gain[rows, seat], known[rows, seat], paid[rows, seat] = values[t], out[t], True, 0.0
    return out


@torch.no_grad()
def against_greedy(player: Player, game: str, seats: int, games: int, prior: float, device: str) -> float:
    """Share of victories over greedy bots, from every seat in turn; a shared victory is shared."""
    player.eval()
    envs = [traktir.gym_env(game, seats, seat=i % seats, opponents="greedy", reward="win") for i in range(games)]
    looks = [env.reset(seed=10_000_000 + i // seats)[0] for i, env in enumerate(envs)]
    running = list(range(games))
    won = 0.0
    while running:
        seen = torch.as_tensor(np.stack([looks[i]["observation"] for i in running]), device=device)
        mask = torch.as_tensor(np.stack([looks[i]["action_mask"] for i in running]), device=device).bool()
        shares = None
        if prior:
            shares = torch.as_tensor(np.stack([envs[i].terms.prior(envs[i].table) for i in running]), device=device).float()
        best = player(seen, hints(mask, shares, prior))[0].argmax(-1).tolist()
        still = []
        for i, action in zip(running, best, strict=True):
            looks[i], reward, over, _, _ = envs[i].step(action)
            won += reward
            if not over:
                still.append(i)
        running = still
    player.train()
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Self-play PPO against greedy bots.")
    parser.add_argument("--game", default="ethnos")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--prior", type=float, default=0.0, help="weight of the insight's logarithm; 0: begin from nothing")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64, help="decisions at each table between two updates")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--patience", type=float, default=0.0, help="part of the time in which only values are learnt")
    parser.add_argument("--measure", type=float, default=60.0, help="seconds between two measurements")
    parser.add_argument("--games", type=int, default=400, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="write the curve here, as JSON")
    parser.add_argument("--save", help="write the network here")
    args = parser.parse_args()

    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    setting = {"seats": args.seats, "seed": args.seed, "reward": "score", "priors": args.prior > 0}
    if args.workers > 1:
        batch = traktir.pool(args.game, args.tables, workers=args.workers, **setting)
    else:
        batch = traktir.batch(args.game, args.tables, **setting)
    player = Player(batch.terms.features, batch.terms.actions, args.width).to(device)
    optimiser = torch.optim.Adam(player.parameters(), lr=args.rate, eps=1e-5)

    def put(array: np.ndarray, dtype: torch.dtype) -> Tensor:
        # float64 windows of the batch are narrowed while they are copied
        return torch.tensor(array, device=device).to(dtype)

    def look() -> tuple[Tensor, Tensor]:
        shares = put(batch.priors, torch.float32) if args.prior else None
        return put(batch.observations, torch.float32), hints(put(batch.masks, torch.bool), shares, args.prior)

    shape = (args.steps, args.tables)
    seen = torch.zeros(*shape, batch.terms.features, device=device)
    hint = torch.zeros(*shape, batch.terms.actions, device=device)
    actions, turns = (torch.zeros(shape, dtype=torch.long, device=device) for _ in range(2))
    chances, values = (torch.zeros(shape, device=device) for _ in range(2))
    dones = torch.zeros(shape, dtype=torch.bool, device=device)
    rewards = torch.zeros(*shape, args.seats, device=device)

    began, spent_measuring = time.perf_counter(), 0.0
    curve: list[dict[str, float]] = []
    decisions = updates = 0
    next_measure = 0.0
    while True:
        trained = time.perf_counter() - began - spent_measuring
        if trained >= next_measure or trained >= 60 * args.minutes:
            share = against_greedy(player, args.game, args.seats, args.games, args.prior, device)
            point = {"seconds": round(trained), "decisions": decisions, "updates": updates, "won": round(share, 4)}
            curve.append(point)
            print(json.dumps(point), flush=True)
            if args.out:
                with open(args.out, "w") as file:
                    json.dump({"settings": vars(args), "device": device, "curve": curve}, file, indent=1)
            spent_measuring = time.perf_counter() - began - trained
            next_measure = trained + args.measure
            if trained >= 60 * args.minutes:
                break
        left = max(0.0, 1.0 - trained / (60 * args.minutes))
        for group in optimiser.param_groups:
            group["lr"] = args.rate * max(left, 0.05)

        # play
        with torch.no_grad():
            for t in range(args.steps):
                seen[t], hint[t] = look()
                turns[t] = put(batch.turns, torch.long)
                logits, values[t] = player(seen[t], hint[t])
                choice = torch.distributions.Categorical(logits=logits, validate_args=False)
                actions[t] = choice.sample()
                chances[t] = choice.log_prob(actions[t])
                batch.step(actions[t].cpu().numpy())
                dones[t] = put(batch.dones, torch.bool)
                rewards[t] = worth(put(batch.rewards, torch.float32)) * dones[t].unsqueeze(-1)
            last, turn = player(*look())[1], put(batch.turns, torch.long)
            gains = advantages(values, turns, dones, rewards, last, turn, fade=0.95)
            targets = gains + values
        decisions += args.steps * args.tables

        # learn
        flat = [x.flatten(0, 1) for x in (seen, hint, actions, chances, gains, targets)]
        for _ in range(args.epochs):
            for rows in torch.randperm(decisions_in := flat[2].numel(), device=device).split(args.minibatch):
                s, h, a, old, gain, target = (x[rows] for x in flat)
                logits, value = player(s, h)
                choice = torch.distributions.Categorical(logits=logits, validate_args=False)
                ratio = (choice.log_prob(a) - old).exp()
                gain = (gain - gain.mean()) / (gain.std() + 1e-6)
                policy = (
                    -torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean() - 0.003 * left * choice.entropy().mean()
                )
                # while the values still mean nothing, a policy that is not nothing would only be spoiled
                loss = 0.5 * (value - target).square().mean() + (policy if left < 1 - args.patience else 0.0)
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(player.parameters(), 0.5)
                optimiser.step()
        updates += args.epochs * -(-decisions_in // args.minibatch)
    if args.save:
        torch.save(player.state_dict(), args.save)
    batch.close()


if __name__ == "__main__":
    main()
