# /// script
# requires-python = ">=3.11"
# dependencies = ["pgx==2.6.0", "jax[cpu]", "setuptools<81"]
# ///
"""pgx on the processor: sparrow mahjong in batches, finished games begun anew, observations included."""

from __future__ import annotations

import os

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset
from turns import Contest, take_turns

STEPS = 8
env = pgx.make("sparrow_mahjong")
begin = jax.jit(jax.vmap(env.init))
step = jax.vmap(auto_reset(env.step, env.init))


@jax.jit
def play(state, key):  # type: ignore[no-untyped-def]
    def once(carry, _):  # type: ignore[no-untyped-def]
        state, key = carry
        key, choosing, drawing = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choosing, logits, axis=1)
        state = step(state, action, jax.random.split(drawing, action.shape[0]))
        return (state, key), state.rewards.sum()

    (state, key), _ = jax.lax.scan(once, (state, key), None, STEPS)
    return state, key


def batches(size: int) -> Contest:
    table = [(begin(jax.random.split(jax.random.PRNGKey(size), size)), jax.random.PRNGKey(1))]

    def contest() -> int:
        table[0] = play(*table[0])
        jax.block_until_ready(table[0][0].rewards)
        return size * STEPS

    return contest


take_turns({f"pgx/sparrow_mahjong/3/batched-{size}": batches(size) for size in (256, 1024)})
